import { BarChart3, ChevronDown, Plug, Search, Settings, Shield } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '#site/ui/Icon.tsx';
import { Button, Muted, Row } from './basics.tsx';
import { Avatar } from './marks.tsx';
import { useCompany, useLabels } from './picture-context.ts';

/** The window of the web application: its bar with the search field, and a screen below. */
export function App({ search, view, children }: { search?: string; view?: ReactNode; children: ReactNode }) {
  const bar = useLabels('top-bar');
  const placeholder = useLabels('search-placeholder');
  const { users } = useCompany();
  return (
    <>
      <Row c="bar">
        <svg className="k-logo" viewBox="0 0 32 32" aria-hidden="true">
          <path d="M5 7h3.5c4 0 4.5 9 8.5 9M5 25h3.5c4 0 4.5-9 8.5-9M5 16h20" />
          <circle cx="19.5" cy="16" r="5.5" />
        </svg>
        <Row c="input search" at="search">
          <Icon of={Search} />
          {search ?? <Muted c="cut">{placeholder('Search Datasets, People, & more...')}</Muted>}
        </Row>
        {view}
        <Row c="nav">
          <Button kind="text" icon={BarChart3} label={bar('Analytics')} at="analytics" />
          <Button kind="text" icon={Plug} label={bar('Ingestion')} at="ingestion" />
          <Row c="button text" at="govern">
            <Icon of={Shield} />
            <span>{bar('Govern')}</span>
            <Icon of={ChevronDown} />
          </Row>
          <Button kind="text" icon={Settings} at="settings" />
        </Row>
        <Row at="account">
          <Avatar name={users[0]?.name ?? ''} />
        </Row>
      </Row>
      {children}
    </>
  );
}
