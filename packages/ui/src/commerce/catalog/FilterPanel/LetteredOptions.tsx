import { type MouseEvent, useId } from 'react';
import { useUiText } from '../../../i18n/useUiText.ts';
import { styled } from '../../../styles/styled.ts';
import { Ticks } from './filterParts.tsx';
import type { byLetter } from './filterValues.ts';
import { Options, type OptionsProps } from './Options.tsx';

const Letters = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: theme.spacing(-0.75),
  marginBlockEnd: theme.spacing(1),
  '& a': {
    ...theme.typography.caption,
    display: 'grid',
    placeItems: 'center',
    minWidth: theme.spacing(3.5),
    minHeight: theme.spacing(3.5),
    color: theme.vars.palette.roles.inkSoft,
    textDecorationLine: 'none',
    borderRadius: theme.mall.radius.small,
    [theme.breakpoints.down('md')]: { minWidth: theme.mall.size.target, minHeight: theme.mall.size.target },
  },
  '& a:hover': { color: theme.vars.palette.roles.ink, backgroundColor: theme.vars.palette.roles.primaryVeil },
}));

const Box = styled('div')(({ theme }) => ({
  position: 'relative',
  maxHeight: theme.spacing(38),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  // Room for the focus ring, which a scroll box would cut off.
  paddingInline: theme.spacing(0.5),
  marginInline: theme.spacing(-0.5),
  '& > div > .letter': {
    ...theme.typography.caption,
    margin: 0,
    paddingBlock: theme.spacing(1, 0.5),
    color: theme.vars.palette.roles.accent,
  },
}));

/** Shows many options with a bar of letters that scrolls to each letter's section. */
export function LetteredOptions({ group, letters, ...rest }: OptionsProps & { letters: NonNullable<ReturnType<typeof byLetter>> }) {
  const t = useUiText('ui-list');
  const id = useId();
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    // The URL percent-encodes letters other than Latin ones.
    const part = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
    if (!part?.parentElement) return;
    event.preventDefault();
    part.parentElement.scrollTop = part.offsetTop;
    part.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Letters aria-label={t('filter.letters', { title: group.title })}>
        {letters.map(({ letter }) => (
          // Without JavaScript the browser follows the fragment link.
          <a key={letter} href={`#${id}${letter}`} onClick={jump}>
            {letter}
          </a>
        ))}
      </Letters>
      <Box>
        {letters.map(({ letter, options }) => (
          <div key={letter} id={`${id}${letter}`}>
            <p className="letter" aria-hidden="true">
              {letter}
            </p>
            <Ticks>
              <Options group={{ ...group, options }} {...rest} />
            </Ticks>
          </div>
        ))}
      </Box>
    </>
  );
}
