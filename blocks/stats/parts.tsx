import { Icon, Picture, StaticPart } from 'pagewright/blocks';
import type { Stats as StatsBlock, StatsStat } from '../../schema/generated/types.ts';

type NameProps = Pick<StatsStat, 'label' | 'lightIcon' | 'darkIcon'>;

function Name({ label, lightIcon, darkIcon }: NameProps) {
  return (
    <>
      {lightIcon ? <Icon svg={lightIcon} className={darkIcon && 'when-light'} /> : null}
      {darkIcon ? <Icon svg={darkIcon} className={lightIcon && 'when-dark'} /> : null}
      {label}
    </>
  );
}

/** Returns the island's props: only the numbers change. */
export function withParts({ items, image, ...props }: StatsBlock) {
  // A block that is dark in both themes never shows the icon of the light theme.
  const isDark = props.tone === 'dark';
  const figures = items.map(({ label, lightIcon, darkIcon, ...figure }) => {
    const light = isDark && darkIcon ? undefined : lightIcon;
    return {
      ...figure,
      name: new StaticPart(<Name label={label} lightIcon={light} darkIcon={darkIcon} />),
    };
  });
  const sizes = '(min-width: 769px) 50vw, 100vw';
  const picture = image && new StaticPart(<Picture image={image} sizes={sizes} />);
  return { ...props, items: figures, picture };
}
