import type { DetailedHTMLProps, HTMLAttributes } from 'react';

declare module 'react' {
  // biome-ignore lint/style/noNamespace: JSX elements are declared in React's namespace
  namespace JSX {
    interface IntrinsicElements {
      'dh-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
