import { describe, expect, it } from 'vitest';
import { english } from '#model/strings.ts';
import { offerFor } from './offer.ts';

const setup = {
  texts: english,
  tools: { error: '/tools/errors', recipe: '/tools/recipes?mode=check', version: '/tools/upgrade' },
};

describe('offerFor', () => {
  it('offers the tool for a text, at an address without the text', () => {
    const text = 'Traceback (most recent call last):\nValueError: hunter2';
    expect(offerFor(text, setup)).toEqual({
      tool: 'error',
      href: '/tools/errors',
      text,
      says: 'This looks like an error.',
      action: 'Find its cause',
    });
  });

  it('distinguishes one URN from several', () => {
    const withUrn = { ...setup, tools: { ...setup.tools, urn: '/tools/urn' } };
    expect(offerFor('urn:li:tag:pii\n', withUrn)).toMatchObject({ says: 'This is a URN.' });
    expect(offerFor('urn:li:tag:pii\nurn:li:corpuser:jdoe', withUrn)).toMatchObject({
      says: 'These are URNs.',
      action: 'Open them in the URN workbench',
    });
  });

  it('hands over the version alone', () => {
    expect(offerFor('acryl-datahub==0.10.0.5', setup)).toMatchObject({ href: '/tools/upgrade', text: '0.10.0.5' });
  });

  it('offers nothing for names, for plain words, and for tools that the site doesn’t have', () => {
    expect(offerFor('ELASTICSEARCH_USE_SSL', setup)).toBeUndefined();
    expect(offerFor('profiling.enabled', setup)).toBeUndefined();
    expect(offerFor('how to add tags', setup)).toBeUndefined();
    expect(offerFor('urn:li:corpuser:jdoe', setup)).toBeUndefined();
  });
});
