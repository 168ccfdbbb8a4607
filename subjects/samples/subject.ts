import { subject } from '../subject.ts';
import { samplePageTexts } from './texts.ts';

/** The blocks of code on pages: the lists of samples, and how each of them is checked. */
export const samples = subject({ name: 'samples', texts: samplePageTexts, view: () => import('./view.tsx') });
