// Compiled to one classic script in the head of every page; runs before the first paint and outlives a lost bundle.
import { setEarlyState } from './boot/early-state.ts';
import { addFont } from './boot/font.ts';
import { watchLoading } from './boot/recovery.ts';
import { watchReturn } from './boot/return.ts';

setEarlyState(document.documentElement);
addFont(document.documentElement);
watchLoading(document.documentElement);
watchReturn();
