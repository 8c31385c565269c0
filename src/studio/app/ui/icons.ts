/// <reference path="../../../../schema/assets.d.ts" />
import arrowDown from 'lucide-static/icons/arrow-down.svg?icon';
import arrowUp from 'lucide-static/icons/arrow-up.svg?icon';
import bold from 'lucide-static/icons/bold.svg?icon';
import check from 'lucide-static/icons/check.svg?icon';
import chevronRight from 'lucide-static/icons/chevron-right.svg?icon';
import clipboard from 'lucide-static/icons/clipboard.svg?icon';
import copy from 'lucide-static/icons/copy.svg?icon';
import externalLink from 'lucide-static/icons/external-link.svg?icon';
import eye from 'lucide-static/icons/eye.svg?icon';
import file from 'lucide-static/icons/file.svg?icon';
import gripVertical from 'lucide-static/icons/grip-vertical.svg?icon';
import heading from 'lucide-static/icons/heading.svg?icon';
import image from 'lucide-static/icons/image.svg?icon';
import info from 'lucide-static/icons/info.svg?icon';
import italic from 'lucide-static/icons/italic.svg?icon';
import link from 'lucide-static/icons/link.svg?icon';
import list from 'lucide-static/icons/list.svg?icon';
import monitor from 'lucide-static/icons/monitor.svg?icon';
import moon from 'lucide-static/icons/moon.svg?icon';
import panelLeft from 'lucide-static/icons/panel-left.svg?icon';
import play from 'lucide-static/icons/play.svg?icon';
import plus from 'lucide-static/icons/plus.svg?icon';
import redo2 from 'lucide-static/icons/redo-2.svg?icon';
import search from 'lucide-static/icons/search.svg?icon';
import shieldCheck from 'lucide-static/icons/shield-check.svg?icon';
import smartphone from 'lucide-static/icons/smartphone.svg?icon';
import sun from 'lucide-static/icons/sun.svg?icon';
import tablet from 'lucide-static/icons/tablet.svg?icon';
import trash2 from 'lucide-static/icons/trash-2.svg?icon';
import triangleAlert from 'lucide-static/icons/triangle-alert.svg?icon';
import undo2 from 'lucide-static/icons/undo-2.svg?icon';
import x from 'lucide-static/icons/x.svg?icon';

/** The icons by what they stand for in Studio. */
export const icons = {
  bold,
  check,
  chevron: chevronRight,
  clipboard,
  close: x,
  copy,
  desktop: monitor,
  down: arrowDown,
  eye,
  grip: gripVertical,
  heading,
  image,
  info,
  italic,
  link,
  list,
  moon,
  open: externalLink,
  page: file,
  phone: smartphone,
  play,
  plus,
  redo: redo2,
  search,
  shield: shieldCheck,
  sidebar: panelLeft,
  sun,
  tablet,
  trash: trash2,
  undo: undo2,
  up: arrowUp,
  warning: triangleAlert,
};
