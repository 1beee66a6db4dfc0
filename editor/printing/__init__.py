"""Printing from the editor: what is printed and how, seen before it is, and written as PDF files.

The options make an order; pages of an order are drawn, and printed, off the GUI thread.
"""
