import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * The bar is shown when loading takes longer than this, in milliseconds: sooner, it would flicker at each navigation.
 */
const DELAY = 400;

function show(isOnItsWay: boolean) {
  document.documentElement.toggleAttribute('data-waits', isOnItsWay);
  const main = document.querySelector('main');
  if (main) main.ariaBusy = isOnItsWay ? 'true' : null;
}

/** Shows a bar at the top of the window while a page is loading: deferred.css. */
export function ProgressBar() {
  const { state } = useNavigation();
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(show, DELAY, true);
    return () => {
      clearTimeout(timer);
      show(false);
    };
  }, [state]);
  return null;
}
