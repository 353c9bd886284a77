import { useState, type ReactNode } from 'react';
import { showsSomething, type Picture } from '@cadence/shared-contract/charts';
import { Segmented } from '@cadence/shared-ui';
import { ReportPicture } from './report-picture.tsx';

/** The pictures of a report, one at a time; nothing where none of them shows anything. */
export function ReportPictures({ pictures }: { readonly pictures: readonly Picture[] }): ReactNode {
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = pictures.filter(showsSomething);
  const picture = shown.find(({ Title }) => Title === chosen) ?? shown[0];
  if (picture === undefined) return null;
  if (shown.length === 1) return <ReportPicture picture={picture} />;
  return (
    <ReportPicture
      picture={picture}
      choice={
        <Segmented
          label="Picture"
          value={picture.Title}
          options={shown.map(({ Title }) => ({ value: Title, label: Title }))}
          onChange={setChosen}
        />
      }
    />
  );
}
