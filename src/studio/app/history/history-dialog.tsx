import { lazy, type ReactElement, Suspense, useCallback, useEffect, useState } from 'react';
import type { Version, VersionResponse } from '../../contract/history.ts';
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

/** An earlier version of a file, compared with the current text. */
interface Comparison extends VersionResponse {
  version: Version;
  now: string;
}

/** Renders the earlier versions of a file, the changes since each, and a button that restores one. */
export function HistoryDialog({ file, onClose }: HistoryDialogProps): ReactElement {
  const session = useSession();
  const [versions, setVersions] = useState<Version[]>();
  const [chosen, setChosen] = useState<Version>();
  const [compared, setCompared] = useState<Comparison>();
  const { isBusy, notice, run } = useAction();
  const choose = useCallback(
    async (version: Version) => {
      setChosen(version);
      const answers = [api.version(file, version.commit), api.file(file)] as const;
      const [answer, { text: now }] = await Promise.all(answers);
      setCompared({ ...answer, version, now });
    },
    [file],
  );
  useEffect(() => {
    void run(async () => {
      await session.flushForms();
      const found = (await api.versions(file)).versions;
      setVersions(found);
      if (found[0]) await choose(found[0]);
    });
  }, [run, session, file, choose]);

  const restore = ({ commit }: Version) =>
    run(async () => {
      await session.run(() => api.restore(file, commit));
      onClose();
    });
  const comparison = compared?.version === chosen ? compared : undefined;
  const isOther = comparison !== undefined && comparison.text !== comparison.now;
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
                  onClick={() => void run(() => choose(version))}
                >
                  <strong>{version.subject}</strong>
                  <span>
                    {when.format(new Date(version.date))}, {version.author}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {comparison && <VersionView {...comparison} />}
          {chosen && !comparison && !notice && <p className="nothing">Reading …</p>}
        </div>
      )}
      {chosen && (
        <div className="dialog-foot">
          <span className="hint">Undo takes it back.</span>
          <button
            type="button"
            className="button primary"
            disabled={isBusy || !isOther}
            onClick={() => void restore(chosen)}
          >
            Restore this version
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** Renders the differences between an earlier version and the current file, as sentences and as text. */
function VersionView({ text, now, since }: Comparison): ReactElement {
  const isSame = text === now;
  return (
    <section className="version-view" aria-label="What has changed since">
      <h3>Changed since then</h3>
      {isSame && <p className="hint">Nothing: this is what the page says now.</p>}
      <ul>
        {since.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {!isSame && (
        <Suspense fallback={<p className="hint">Comparing the texts …</p>}>
          <TextComparison before={text} now={now} />
        </Suspense>
      )}
    </section>
  );
}
