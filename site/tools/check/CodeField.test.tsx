import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textSurface } from '#site/code-editor/text-surface.ts';
import { CodeField } from './CodeField.tsx';

test('before the editor loads, the field is a textarea without the "off" value of `wrap`, which HTML does not define', () => {
  const html = renderToStaticMarkup(
    <CodeField
      host={createRef()}
      field={createRef()}
      surface={textSurface(
        () => null,
        () => undefined,
      )}
      status="loading"
      retry={() => undefined}
      label="Recipe"
      text="source:"
      onText={() => undefined}
      onRefused={() => undefined}
      onCursor={() => undefined}
      longest={100}
      placeholder=""
      describedBy="problems"
    />,
  );
  expect(html).toContain('>source:</textarea>');
  expect(html).not.toContain(' wrap=');
});
