import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';

/** A visitor who waits for longer than this is shown that the page is on its way, in milliseconds: sooner, it would flicker at each navigation. */
const DELAY = 400;

function show(isOnItsWay: boolean) {
  document.documentElement.toggleAttribute('data-waits', isOnItsWay);
  const main = document.querySelector('main');
  if (main) main.ariaBusy = isOnItsWay ? 'true' : null;
}

/** Shows by a bar at the top of the window that a page is on its way: deferred.css. */
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
