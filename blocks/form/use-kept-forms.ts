import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptForm, Watcher } from './kept-forms.ts';
import { isWaiting } from './wake-flag.ts';

/** What sees to the forms that could not be sent. */
export type Keeper = typeof import('./kept-forms.ts');

/**
 * What is kept and shown in one form of the page. The code for it is fetched when something is waiting, or when `load`
 * is called; it has to be there before the connection is gone.
 */
export function useKeptForms(id: string, sent: (form: KeptForm) => void) {
  const [kept, setKept] = useState<KeptForm[]>([]);
  const keeper = useRef<Keeper>(undefined);
  const loading = useRef<Promise<void>>(undefined);
  const end = useRef<() => void>(undefined);
  const watcher = useRef<Watcher>({ id, show: setKept, sent });

  useEffect(() => {
    watcher.current.sent = sent;
  });

  const load = useCallback((): void => {
    loading.current ??= import('./kept-forms.ts').then(
      (module) => {
        if (!loading.current || end.current) return;
        keeper.current = module;
        end.current = module.watch(watcher.current);
      },
      () => {
        loading.current = undefined;
      },
    );
  }, []);

  useEffect(() => {
    if (isWaiting()) load();
    return () => {
      end.current?.();
      end.current = undefined;
      loading.current = undefined;
    };
  }, [load]);

  return { kept, load, keeper };
}
