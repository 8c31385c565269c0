import { useEffect, useState } from 'react';

/** Returns what the server answers, and asks again when `key` is another; what was answered before stays until then. */
export function useAnswer<T>(asking: () => Promise<T>, key: unknown): T | undefined {
  const [answer, setAnswer] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when to ask again
  useEffect(() => {
    let isCurrent = true;
    asking().then(
      (found) => isCurrent && setAnswer(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return answer;
}
