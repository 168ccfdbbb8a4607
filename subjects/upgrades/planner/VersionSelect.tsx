import { useId } from 'react';
import { useTexts } from '#site/use-texts.ts';
import { upgradeTexts } from '../texts.ts';
import type { PlannerSetup } from './planner.ts';

interface VersionSelectProps {
  label: string;
  /** Can be something other than a version if it comes from an address. */
  value: string;
  onChange: (version: string) => void;
  releases: PlannerSetup['releases'];
  /** The release that these pages describe. */
  described: string;
  /** An option below the versions. */
  last?: { value: string; label: string };
}

/** A list of versions with their dates. */
export function VersionSelect({ label, value, onChange, releases, described, last }: VersionSelectProps) {
  const t = useTexts(upgradeTexts);
  const id = useId();
  const isKnown = value === '' || value === last?.value || releases.some(({ version }) => version === value);
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {value === '' && <option value="">{t.upgradeChooseVersion}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        {releases.map(({ version, date }) => (
          <option key={version} value={version}>
            {version}
            {date === undefined
              ? t.upgradeNotReleased
              : ` (${date}${version === described ? t.upgradeThesePages : ''})`}
          </option>
        ))}
        {last && <option value={last.value}>{last.label}</option>}
      </select>
    </div>
  );
}
