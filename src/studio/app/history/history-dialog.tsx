import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import type { Version, VersionAnswer } from '../../contract/history.ts';
import { api } from '../model/api.ts';
import { useSession } from '../model/use-session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAction } from '../ui/use-action.ts';

/** Loaded lazily, since it imports the text editor. */
const TextComparison = lazy(() => import('./text-comparison.tsx'));

interface HistoryDialogProps {
  file: string;
  onClose: () => void;
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Renders the earlier versions of a file, the changes since each, and a button that restores one. */
export function HistoryDialog({ file, onClose }: HistoryDialogProps): ReactElement {
  const session = useSession();
  const [versions, setVersions] = useState<Version[]>();
  const [chosen, setChosen] = useState<Version>();
  const { isBusy, notice, run } = useAction();
  /** The version that was compared last, if it differs from the current file. */
  const [other, setOther] = useState<Version>();
  useEffect(() => {
    void run(async () => {
      await session.flushForm();
      const found = (await api.versions(file)).versions;
      setVersions(found);
      setChosen(found[0]);
    });
  }, [run, session, file]);

  const restore = ({ commit }: Version) =>
    run(async () => {
      await session.make(() => api.restore(file, commit));
      onClose();
    });
  return (
    <Dialog title="Earlier versions" className="history" onClose={onClose}>
      <Notice className="dialog-text" notice={notice} />
      {versions?.length === 0 && (
        <p className="dialog-text">
          This page has not been published yet, so there is no earlier version.
        </p>
      )}
      {versions && versions.length > 0 && (
        <div className="history-body">
          <ol className="version-list">
            {versions.map((version) => (
              <li key={version.commit}>
                <button
                  type="button"
                  className="list-choice"
                  aria-pressed={version === chosen}
                  onClick={() => setChosen(version)}
                >
                  <strong>{version.subject}</strong>
                  <span>
                    {when.format(new Date(version.date))}, {version.author}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {chosen && (
            <VersionView key={chosen.commit} file={file} version={chosen} onDiffers={setOther} />
          )}
        </div>
      )}
      {chosen && (
        <div className="dialog-foot">
          <span className="hint">Undo takes it back.</span>
          <button
            type="button"
            className="button primary"
            disabled={isBusy || other !== chosen}
            onClick={() => void restore(chosen)}
          >
            Restore this version
          </button>
        </div>
      )}
    </Dialog>
  );
}

interface VersionViewProps {
  file: string;
  version: Version;
  /** Called when the version differs from the current file. */
  onDiffers: (version: Version) => void;
}

/** Renders the differences between an earlier version and the current file, as sentences and as text. */
function VersionView({ file, version, onDiffers }: VersionViewProps): ReactElement {
  const [found, setFound] = useState<VersionAnswer & { now: string }>();
  const { notice, run } = useAction();
  useEffect(() => {
    void run(async () => {
      const [answer, { text }] = await Promise.all([
        api.version(file, version.commit),
        api.file(file),
      ]);
      setFound({ ...answer, now: text });
      if (answer.text !== text) onDiffers(version);
    });
  }, [run, file, version, onDiffers]);
  if (notice) return <Notice className="" notice={notice} />;
  if (!found) return <p className="nothing">Reading …</p>;
  const isSame = found.text === found.now;
  return (
    <section className="version-view" aria-label="What has changed since">
      <h3>Changed since then</h3>
      {isSame && <p className="hint">Nothing: this is what the page says now.</p>}
      <ul>
        {found.since.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {!isSame && (
        <Suspense fallback={<p className="hint">Comparing the texts …</p>}>
          <TextComparison before={found.text} now={found.now} />
        </Suspense>
      )}
    </section>
  );
}
