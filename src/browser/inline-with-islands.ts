/** The script of pages that have islands: one, because what both parts need stands in it once. */
import './inline.ts';
import './inline-islands.ts';
