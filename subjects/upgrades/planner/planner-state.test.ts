import { describe, expect, it } from 'vitest';
import { setup } from './fixtures.ts';
import { formatState, initialState, parseState, releaseOf, toggled } from './planner-state.ts';

describe('the state of the planner', () => {
  it('begins with the newest release as the goal, and an address without a query', () => {
    expect(initialState(setup)).toMatchObject({ from: '', to: '2.3.0', deployment: undefined });
    expect(formatState(initialState(setup), setup)).toBe('');
  });

  it('comes back from its address', () => {
    const state = {
      from: '2.0.0',
      to: '2.2.0',
      deployment: 'kubernetes',
      plugins: ['axe', 'saw'],
      components: ['none'],
    } as const;
    const address = formatState(state, setup);
    expect(address).toBe('?from=2.0.0&to=2.2.0&on=kubernetes&connectors=axe,saw&parts=none');
    expect(parseState(address, setup)).toEqual(state);
  });

  it('accepts versions as people write them and keeps invalid ones so that they can be explained', () => {
    expect(parseState('?from=V2.0.0&to=%20v2.1.1', setup)).toMatchObject({ from: '2.0.0', to: '2.1.1' });
    expect(parseState('?from=vase', setup).from).toBe('vase');
    expect(parseState('?to=next', setup).to).toBe('2.3.0');
  });

  it('drops unknown deployments, connectors, and components', () => {
    const state = parseState('?on=raft&connectors=saw,hoe&parts=attic', setup);
    expect(state).toMatchObject({ deployment: undefined, plugins: ['saw'], components: [] });
  });

  it('knows the release that a CLI version belongs to', () => {
    expect(releaseOf('2.2.0.5', setup)).toBe('2.2.0');
    expect(releaseOf('2.2.0', setup)).toBe('2.2.0');
    const patched = { ...setup, releases: [{ version: '2.2.0.5', date: '2023-01-01' }, ...setup.releases] };
    expect(releaseOf('2.2.0.5', patched)).toBe('2.2.0.5');
  });

  it('excludes "none" and anything else from each other', () => {
    expect(toggled(['saw'], 'none')).toEqual(['none']);
    expect(toggled(['none'], 'saw')).toEqual(['saw']);
    expect(toggled(['saw', 'axe'], 'saw')).toEqual(['axe']);
  });
});
