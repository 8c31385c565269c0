import { useState } from 'react';
import type { CatalogueExampleBlock } from '../catalogue-data.ts';
import { ExampleFrame } from './example-frame.tsx';

const LOOKS = [
  { name: 'Light', width: 1280, isDark: false },
  { name: 'Dark', width: 1280, isDark: true },
  { name: 'Narrow', width: 390, isDark: false },
];

function CopyButton({ text }: { text: string }) {
  const [status, setStatus] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setStatus('Copied'),
      () => setStatus('The browser does not allow copying: mark the lines instead'),
    );
  return (
    <p className="copy">
      <button type="button" className="button button-secondary" onClick={copy}>
        Copy the YAML
      </button>
      <span role="status">{status}</span>
    </p>
  );
}

/** Renders a block in the light and the dark theme and in a narrow window, with its YAML. */
export default function CatalogueExample({ title, src, yaml }: CatalogueExampleBlock) {
  return (
    <div className="container">
      <h2>{title}</h2>
      <div className="looks">
        {LOOKS.map((look) => (
          <ExampleFrame key={look.name} {...look} src={src} label={`${title}: ${look.name}`} />
        ))}
      </div>
      <section className="yaml" aria-label={`${title}: YAML`}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <pre tabIndex={0}>
          <code>{yaml}</code>
        </pre>
        <CopyButton text={yaml} />
      </section>
    </div>
  );
}
