import { afterPresentation, Icon, Picture, Section, useT } from 'pagewright/blocks';
import { externalLink, mapPin } from 'pagewright/icons';
import { useState } from 'react';
import type { Map as MapBlock } from '../../schema/generated/types.ts';
import { DrawnMap } from './drawn-map.tsx';
import { mapFrame, mapPage } from './map-address.ts';

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
      <div className="map-words">
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
