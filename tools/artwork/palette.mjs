/** The colours of every picture: deep channel water, sand and warm white, one terracotta, ink. */
export const c = {
  ink: '#10292e',
  deep: '#0a3339',
  petrol: '#0d5c63',
  teal: '#1f7a80',
  sea: '#3d9a9c',
  aqua: '#7cc4c2',
  mist: '#b9dfdb',
  foam: '#e3f2ef',
  white: '#fffdf8',
  cream: '#fbf5ea',
  sand: '#f2e6d0',
  dune: '#e6d2af',
  gold: '#d3b585',
  camel: '#b8935f',
  bark: '#86613d',
  sun: '#f9d38c',
  apricot: '#f2ae72',
  terra: '#cf6a43',
  rust: '#a14a2b',
  red: '#c2452f',
  palm: '#3f7d63',
  leaf: '#6aa37c',
  sage: '#a5c7a4',
  steel: '#8fa9ac',
  iron: '#5b7378',
  slate: '#33545a',
};

/** Six skin tones, light to dark. */
export const skins = ['#f3cfae', '#e3b08a', '#cb9168', '#a96e48', '#7f4f34', '#5f3b28'];
/** Hair colours: black, brown, auburn, grey. */
export const hairs = ['#1d1a1b', '#3d2a20', '#6b4128', '#8d8a86'];
