/** The theme of the YAML editor: Studio's own colours, light and dark. */
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const view = EditorView.theme({
  '&': { blockSize: '100%', fontSize: '13px', background: 'var(--panel)', color: 'var(--text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { paddingBlock: '12px', caretColor: 'var(--text)' },
  '.cm-line': { paddingInline: '12px 14px' },
  '.cm-gutters': {
    background: 'var(--panel)',
    color: 'var(--text-quiet)',
    border: '0',
    paddingInlineStart: '6px',
  },
  '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--raised)' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    { background: 'var(--accent-soft)' },
  '.cm-block': { boxShadow: 'inset 2px 0 var(--accent)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius-small)',
    background: 'var(--panel)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
    maxInlineSize: '360px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font)', maxBlockSize: '14em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    gap: '12px',
    alignItems: 'baseline',
    padding: '4px 10px',
  },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': {
    marginInlineStart: 'auto',
    fontStyle: 'normal',
    fontSize: '12px',
    opacity: '0.8',
  },
  '.cm-diagnostic': {
    padding: '6px 10px',
    borderLeft: '3px solid var(--line-strong)',
    fontFamily: 'var(--font)',
  },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--alarm)' },
  '.cm-diagnosticAction': {
    marginInlineStart: '0',
    marginBlockStart: '6px',
    display: 'block',
    padding: '3px 9px',
    borderRadius: '4px',
    background: 'var(--accent)',
    color: 'var(--on-accent)',
  },
});

const colours = HighlightStyle.define([
  { tag: tags.definition(tags.propertyName), color: 'var(--accent)' },
  { tag: tags.propertyName, color: 'var(--accent)' },
  { tag: tags.comment, color: 'var(--text-quiet)', fontStyle: 'italic' },
  { tag: [tags.string, tags.content, tags.attributeValue], color: 'var(--text)' },
  { tag: [tags.separator, tags.punctuation, tags.bracket], color: 'var(--text-quiet)' },
  { tag: [tags.labelName, tags.meta, tags.keyword, tags.typeName], color: 'var(--good)' },
]);

/**
 * Returns the theme of the editor. Its style sheets have the nonce that the Content-Security-Policy of the page
 * requires.
 */
export function editorTheme(): Extension {
  const script = document.querySelector<HTMLScriptElement>('script[nonce]');
  return [view, syntaxHighlighting(colours), EditorView.cspNonce.of(script?.nonce ?? '')];
}
