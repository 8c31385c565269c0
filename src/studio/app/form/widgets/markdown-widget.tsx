import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useRef } from 'react';
import type { IconName } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { changeText, inputProps } from './text-widget.tsx';

interface Style {
  icon: IconName;
  label: string;
  /** Returns the Markdown that replaces the selected text. */
  write: (words: string) => string;
  /** Whether it needs a text of several lines. */
  isBlock?: boolean;
}

const eachLine = (words: string, mark: string) =>
  words
    .split('\n')
    .map((line) => mark + line)
    .join('\n');

const STYLES: Style[] = [
  { icon: 'bold', label: 'Bold', write: (words) => `**${words || 'bold'}**` },
  { icon: 'italic', label: 'Italic', write: (words) => `*${words || 'italic'}*` },
  { icon: 'link', label: 'Link', write: (words) => `[${words || 'words'}](/)` },
  {
    icon: 'list',
    label: 'List',
    write: (words) => eachLine(words || 'entry', '- '),
    isBlock: true,
  },
  {
    icon: 'heading',
    label: 'Heading',
    write: (words) => `## ${words || 'Heading'}`,
    isBlock: true,
  },
];

/** Renders a text field with buttons that format the selected text as Markdown. */
export function MarkdownWidget(props: WidgetProps): ReactElement {
  const { schema, label } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const isInline = schema.format === 'inline-markdown';
  const apply = ({ write }: Style) => {
    const element = area.current;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    element.focus();
    const written = write(element.value.slice(start, end));
    // `execCommand` adds the change to the browser's own undo history.
    if (!document.execCommand('insertText', false, written)) {
      changeText(props, element.value.slice(0, start) + written + element.value.slice(end));
    }
    element.setSelectionRange(start, start + written.length);
  };
  return (
    <div className="markdown-field">
      <div className="markdown-tools" role="toolbar" aria-label={`Style of ${label}`}>
        {STYLES.filter(({ isBlock }) => !isBlock || !isInline).map((style) => (
          <IconButton
            key={style.label}
            icon={style.icon}
            label={style.label}
            onClick={() => apply(style)}
          />
        ))}
      </div>
      <textarea
        {...inputProps(props)}
        ref={area}
        rows={isInline ? 1 : 3}
        dir="auto"
        onKeyDown={(event) => {
          if (isInline && event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ target }) => changeText(props, target.value)}
      />
    </div>
  );
}
