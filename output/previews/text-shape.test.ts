import { expect, test } from 'vitest';
import { openPreviewFonts } from './preview-fonts.ts';
import { breakLines, textShape } from './text-shape.ts';

const fonts = openPreviewFonts('node_modules/@fontsource/manrope/files');
const letters = (line: string) => line.length;

test('text is as wide as its letters, and wider in a heavier weight', () => {
  const text = 'Metadata for the modern data stack';
  const [medium, bold] = [textShape(fonts[500], text, { size: 60 }), textShape(fonts[800], text, { size: 60 })];
  expect(bold.width).toBeGreaterThan(medium.width * 1.03);
  expect(textShape(fonts[500], text, { size: 30 }).width).toBeCloseTo(medium.width / 2, -1);
});

test('lines break at spaces', () => {
  expect(breakLines('Adding tags to datasets', 12, letters)).toEqual(['Adding tags', 'to datasets']);
});

test('a name that is too long for a line breaks after its parts, and any other name stays whole', () => {
  expect(breakLines('datahub.ingestion.source', 18, letters)).toEqual(['datahub.ingestion.', 'source']);
  expect(breakLines('the mce_builder module', 30, letters)).toEqual(['the mce_builder module']);
});

test('letters beyond Latin come from another part of the font', () => {
  const missing = textShape(fonts[800], '\u4e00', { size: 60 });
  for (const letter of ['ž', 'Д', 'Ω', 'ạ'])
    expect(textShape(fonts[800], letter, { size: 60 }).svg).not.toBe(missing.svg);
});
