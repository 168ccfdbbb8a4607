import type {} from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'dh-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
