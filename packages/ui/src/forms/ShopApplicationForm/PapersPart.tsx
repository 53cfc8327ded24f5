import { useState } from 'react';
import { UploadField } from '../../fields/UploadField/UploadField.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Pair, Part } from '../shared/parts.tsx';
import type { ShopApplicationDraft, ShopApplicationFormProps } from './shopApplicationProps.ts';

interface PapersPartProps extends Pick<ShopApplicationFormProps, 'onUpload'> {
  nature: '0' | '1';
  initial: ShopApplicationDraft;
  /** Called with all images of the selected kind of applicant, in order. */
  onChange: (urls: string[]) => void;
  error: string | undefined;
}

const papers = { '0': ['shopForm.front', 'shopForm.back'], '1': ['shopForm.licence'] } as const;

/** Renders the images that a kind of applicant must provide; another kind starts without images. */
export function PapersPart({ nature, ...rest }: PapersPartProps) {
  return <PapersOf key={nature} nature={nature} {...rest} />;
}

function PapersOf({ nature, initial, onUpload, onChange, error }: PapersPartProps) {
  const say = useUiText('ui-deferred');
  const wanted = papers[nature];
  const [urls, setUrls] = useState<readonly string[]>(() =>
    wanted.map((_, at) => (initial.applicantType === nature ? (initial.images[at] ?? '') : '')),
  );
  function put(at: number, url = '') {
    const next = urls.with(at, url);
    setUrls(next);
    onChange(next.filter((known) => known !== ''));
  }
  return (
    <Part title={say('shopForm.papers')}>
      <Pair>
        {wanted.map((label, at) => (
          <UploadField
            key={label}
            label={say(label)}
            name="images"
            onUpload={onUpload}
            defaultValue={urls[at] ? [urls[at]] : []}
            onChange={([url]) => put(at, url)}
            error={urls[at] ? undefined : error}
          />
        ))}
      </Pair>
    </Part>
  );
}
