// Compiled to one classic script in the head of every page; runs before the first paint and outlives a lost bundle.
import { chooseFont } from './boot/choose-font.ts';
import { setEarlyState } from './boot/early-state.ts';
import { watchLoading } from './boot/recovery.ts';

setEarlyState(document.documentElement);
chooseFont(document.documentElement);
watchLoading(document.documentElement);
