import { useState } from 'react';
import { UploadField } from '../../fields/UploadField/UploadField.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { Pair, Part } from '../shared/parts.tsx';
import type { ApplicantType } from './rules.ts';
import type { ShopApplicationDraft, ShopApplicationFormProps } from './shopApplicationProps.ts';

interface PapersPartProps extends Pick<ShopApplicationFormProps, 'onUpload'> {
  applicantType: ApplicantType;
  initial: ShopApplicationDraft;
  /** Called with all images of the selected type of applicant, in order. */
  onChange: (urls: string[]) => void;
  error: string | undefined;
}

const papers = { person: ['shopForm.front', 'shopForm.back'], enterprise: ['shopForm.licence'] } as const;

/** Renders the images that a type of applicant must provide; another type starts without images. */
export function PapersPart({ applicantType, ...rest }: PapersPartProps) {
  return <PapersOf key={applicantType} applicantType={applicantType} {...rest} />;
}

function PapersOf({ applicantType, initial, onUpload, onChange, error }: PapersPartProps) {
  const t = useUiText('ui-deferred');
  const wanted = papers[applicantType];
  const [urls, setUrls] = useState<readonly string[]>(() =>
    wanted.map((_, index) => (initial.applicantType === applicantType ? (initial.images[index] ?? '') : '')),
  );
  function put(at: number, url = '') {
    const next = urls.with(at, url);
    setUrls(next);
    onChange(next.filter((known) => known !== ''));
  }
  return (
    <Part title={t('shopForm.papers')}>
      <Pair>
        {wanted.map((label, index) => (
          <UploadField
            key={label}
            label={t(label)}
            name="images"
            onUpload={onUpload}
            defaultValue={urls[index] ? [urls[index]] : []}
            onChange={([url]) => put(index, url)}
            error={urls[index] ? undefined : error}
          />
        ))}
      </Pair>
    </Part>
  );
}
