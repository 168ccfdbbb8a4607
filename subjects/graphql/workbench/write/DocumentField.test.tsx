import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textSurface } from '#site/code-editor/text-surface.ts';
import { DocumentField } from './DocumentField.tsx';

test('before the editor loads, the field is a textarea without the "off" value of `wrap`, which HTML does not define', () => {
  const html = renderToStaticMarkup(
    <DocumentField
      host={createRef()}
      field={createRef()}
      surface={textSurface(
        () => null,
        () => undefined,
      )}
      status="loading"
      retry={() => undefined}
      text="query {"
      longest={100}
      onText={() => undefined}
      onRefused={() => undefined}
      onRun={() => undefined}
      describedBy="problems"
    />,
  );
  expect(html).toContain('>query {</textarea>');
  expect(html).not.toContain(' wrap=');
});
