// Compiled to one classic script behind the banner of the home page, the only page that has one.
import { watchForLoss } from './boot/base-url-banner.ts';

watchForLoss(document.documentElement);
