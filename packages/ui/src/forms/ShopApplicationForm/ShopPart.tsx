import type { FocusEvent } from 'react';
import type { UseFormRegister } from 'react-hook-form';
import { NativeSelect } from '../../fields/NativeSelect/NativeSelect.tsx';
import { TextInput } from '../../fields/TextInput/TextInput.tsx';
import { limits } from '../../generated/limits.ts';
import { useUiText } from '../../i18n/useUiText.ts';
import { Pair, Part } from '../shared/parts.tsx';
import type { ShopApplicationInput } from './rules.ts';
import type { ShopApplicationDraft, ShopApplicationFormProps } from './shopApplicationProps.ts';

interface ShopPartProps extends Pick<ShopApplicationFormProps, 'kinds'> {
  register: UseFormRegister<ShopApplicationInput>;
  /** Returns the error message of a field. */
  said: (name: 'name' | 'description' | 'categoryId' | 'businessScope') => string | undefined;
  initial: ShopApplicationDraft;
  onNameBlur: (name: string) => void;
}

/** Renders the fields of the shop. */
export function ShopPart({ register, said, initial, kinds, onNameBlur }: ShopPartProps) {
  const t = useUiText('ui-deferred');
  return (
    <Part title={t('shopForm.shop')}>
      <Pair>
        <TextInput
          {...register('name', { onBlur: ({ target }: FocusEvent<HTMLInputElement>) => target.value !== '' && onNameBlur(target.value) })}
          defaultValue={initial.name}
          label={t('shopForm.name')}
          maxLength={limits.shopName}
          hint={t('shopForm.nameHint', { count: limits.shopName })}
          required
          error={said('name')}
        />
        <NativeSelect
          {...register('categoryId')}
          defaultValue={initial.categoryId}
          label={t('shopForm.kind')}
          required
          error={said('categoryId')}
        >
          <option value="">{t('addressForm.chooseOne')}</option>
          {kinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Pair>
      <TextInput
        {...register('description')}
        defaultValue={initial.description}
        label={t('shopForm.information')}
        maxLength={limits.shopInformation}
        hint={t('shopForm.optional')}
        error={said('description')}
      />
      <TextInput
        {...register('businessScope')}
        defaultValue={initial.businessScope}
        label={t('shopForm.goods')}
        maxLength={limits.shopRange}
        hint={t('shopForm.goodsHint')}
        required
        error={said('businessScope')}
      />
    </Part>
  );
}
