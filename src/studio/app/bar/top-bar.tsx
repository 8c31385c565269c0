import { type ReactElement, useState } from 'react';
import type { SiteProblems } from '../../contract/changes.ts';
import type { Device } from '../canvas/canvas.tsx';
import { useSession, useSessionState, useUnsaved } from '../model/use-session.ts';
import { PictureLibrary } from '../pictures/picture-library.tsx';
import { ProblemsButton } from '../problems/problems-button.tsx';
import { PublishDialog } from '../publish/publish-dialog.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';

interface TopBarProps {
  device: Device;
  isDark: boolean;
  hasSidebar: boolean;
  onDevice: (device: Device) => void;
  onDark: (isDark: boolean) => void;
  onSidebar: () => void;
  problems: SiteProblems | undefined;
  onProblems: () => void;
}

const DEVICES: { device: Device; icon: IconName; label: string }[] = [
  { device: 'phone', icon: 'phone', label: 'Phone' },
  { device: 'tablet', icon: 'tablet', label: 'Tablet' },
  { device: 'desktop', icon: 'desktop', label: 'Desktop' },
];

function SavingState(): ReactElement {
  const last = useSessionState('saving');
  const { kept, conflicts } = useUnsaved();
  const isAll = kept.length + conflicts.length === 0;
  const saving = last === 'saved' && !isAll ? 'refused' : last;
  const all = <span className="only-wide">All changes </span>;
  const words = { saved: <>{all}saved</>, saving: 'Saving', refused: 'Not saved' };
  return (
    <span className="saving" role="status" data-state={saving}>
      {saving !== 'saving' && <Icon name={saving === 'saved' ? 'check' : 'warning'} />}
      <span className="saving-words">{words[saving]}</span>
    </span>
  );
}

/** Renders the bar of the whole page: its title, how it is previewed, undo and publishing. */
export function TopBar(props: TopBarProps): ReactElement {
  const { device, isDark, hasSidebar, onDevice, onDark, onSidebar } = props;
  const session = useSession();
  const route = useSessionState('route');
  const undo = useSessionState('undo');
  const redo = useSessionState('redo');
  const page = useSessionState('page');
  const [dialog, setDialog] = useState<'pictures' | 'publish'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <header className="top-bar">
        <div className="bar-side">
          <IconButton
            icon="sidebar"
            label="List of blocks"
            aria-pressed={hasSidebar}
            onClick={onSidebar}
          />
          <IconButton icon="image" label="Pictures" onClick={() => setDialog('pictures')} />
          <h1 className="page-name">
            {page?.title || route}
            <span>{route}</span>
          </h1>
        </div>
        <fieldset className="devices" aria-label="Width of the page">
          {DEVICES.map(({ device: one, icon, label }) => (
            <IconButton
              key={one}
              icon={icon}
              label={label}
              aria-pressed={one === device}
              onClick={() => onDevice(one)}
            />
          ))}
          <span className="rule" />
          <IconButton
            icon={isDark ? 'moon' : 'sun'}
            label="Dark page"
            aria-pressed={isDark}
            onClick={() => onDark(!isDark)}
          />
        </fieldset>
        <div className="bar-side end">
          <SavingState />
          <ProblemsButton found={props.problems} onShow={props.onProblems} />
          <IconButton
            icon="undo"
            label="Undo (Ctrl+Z)"
            disabled={undo.length === 0}
            onClick={() => void session.undo()}
          />
          <IconButton
            icon="redo"
            label="Redo (Ctrl+Shift+Z)"
            disabled={redo.length === 0}
            onClick={() => void session.redo()}
          />
          <a className="button" href={route} target="_blank" rel="noreferrer">
            View page
            <Icon name="open" />
          </a>
          <button type="button" className="button primary" onClick={() => setDialog('publish')}>
            Publish
          </button>
        </div>
      </header>
      {dialog === 'pictures' && <PictureLibrary onClose={close} />}
      {dialog === 'publish' && <PublishDialog onClose={close} />}
    </>
  );
}
