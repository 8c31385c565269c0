import { afterPresentation, Icon, Picture, Section, useT } from 'pagewright/blocks';
import { externalLink, mapPin } from 'pagewright/icons';
import { useState } from 'react';
import type { Map as MapBlock } from '../../schema/generated/types.ts';
import { mapFrame, mapPage } from './map-address.ts';

/** Renders a map of no particular place as decoration: streets, a creek and blocks, in the colours of the page. */
function DrawnMap() {
  return (
    <svg
      className="drawn-map"
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="green" d="M0 0h210l-40 120L0 150zM560 330l90-30 150 40v110H540z" />
      <path
        className="water"
        d="M800 60C690 70 650 130 560 150S430 210 400 280s-90 110-180 130-150 30-220 20v20h380c60-40 80-110 120-160s110-70 170-90 90-60 130-70z"
      />
      <path
        className="street"
        d="M0 210 800 20M0 330 330 240 800 190M120 0l70 450M300 0l40 240 20 210M480 0l30 140M600 0l60 450M720 0l40 450M500 310l300-40M520 400l280-30"
      />
      <path
        className="road"
        d="M0 270C180 250 260 190 420 150S700 90 800 100M420 0l-20 150 60 300"
      />
    </svg>
  );
}

/** The messages looked up in the browser: keys of `words` in `_site.yaml`. */
export const messages = ['openMap', 'showMap'];

/** Renders a place: a picture or a drawing at first, the live map on request. */
export default function MapView(props: MapBlock) {
  const { label, image, address, to } = props;
  const t = useT();
  const { open = t('openMap', 'Open in maps'), show = t('showMap', 'Show live map') } = props;
  const [live, setLive] = useState(false);
  return (
    <Section of={props}>
      <div className="map-frame">
        {live ? (
          <iframe
            title={label}
            src={mapFrame(props)}
            // The frame takes over the focus of the button that it replaces.
            ref={(frame) => frame?.focus()}
          />
        ) : (
          <>
            {image ? (
              <Picture image={image} sizes="(min-width: 1240px) 1240px, 100vw" />
            ) : (
              <DrawnMap />
            )}
            {image ? null : <Icon svg={mapPin} className="map-pin" />}
            <button
              type="button"
              className="button button-secondary"
              onClick={() => afterPresentation(() => setLive(true))}
            >
              {show}
            </button>
          </>
        )}
      </div>
      <div className="map-content">
        {address ? (
          <address>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        ) : null}
        <a className="more-link" href={to ?? mapPage(props)} target="_blank" rel="noopener">
          <span>{open}</span>
          <Icon svg={externalLink} />
        </a>
      </div>
    </Section>
  );
}
