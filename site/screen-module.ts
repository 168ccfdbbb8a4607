import type { ComponentType } from 'react';
import type { ScreenProps } from './screen-props.ts';

/** A page component's module, and the style sheets that only it needs (the names before `.sheet.css` or `.inlined.css`). */
export interface ScreenModule {
  file: string;
  /** The component says which facts it needs. */
  module: { default?: ComponentType<ScreenProps<never>> };
  styles: readonly string[];
}
