import { styled } from '@mui/material/styles';
import { type MouseEvent, useId } from 'react';
import { Choice } from '../../fields/Choice/Choice.tsx';
import { useUiText } from '../../i18n/useUiText.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { More, Ticks } from './filterParts.tsx';
import { byLetter, type FilterOption } from './filterValues.ts';

/** A group of values to filter by. */
export interface FilterGroup {
  /** Name of the form field. */
  name: string;
  title: string;
  options: readonly FilterOption[];
  /** Whether more than one may be ticked. @default true */
  several?: boolean;
}

interface FilterOptionsProps {
  readonly group: FilterGroup;
  readonly chosen: readonly string[];
  readonly onTick: (value: string) => void;
}

/** How many are shown before "more". */
const firstShown = 6;

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
    borderRadius: theme.mall.radius.picture,
    [theme.breakpoints.down('md')]: { minWidth: theme.mall.size.target, minHeight: theme.mall.size.target },
  },
  '& a:hover': { color: theme.vars.palette.roles.ink, backgroundColor: theme.vars.palette.roles.greenVeil },
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
  '& .letter': { ...theme.typography.caption, margin: 0, paddingBlock: theme.spacing(1, 0.5), color: theme.vars.palette.roles.clay },
}));

function Options({ group, chosen, onTick }: FilterOptionsProps) {
  const say = useUiText();
  const { name, options, several = true } = group;
  return options.map(({ value, label, count }) => (
    <Choice
      key={value}
      type={several ? 'checkbox' : 'radio'}
      name={name}
      value={value}
      checked={value === '' ? chosen.length === 0 : chosen.includes(value)}
      onChange={() => onTick(value)}
      label={
        <span className="words">
          {label}
          {count !== undefined && (
            <>
              <span className="count" aria-hidden="true">
                {count}
              </span>
              <VisuallyHidden>, {say('list.count', { count })}</VisuallyHidden>
            </>
          )}
        </span>
      }
    />
  ));
}

/** Many options: a bar of letters jumps within them. */
function Lettered({ group, letters, ...rest }: FilterOptionsProps & { letters: NonNullable<ReturnType<typeof byLetter>> }) {
  const say = useUiText();
  const id = useId();
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    const part = document.getElementById(event.currentTarget.hash.slice(1));
    if (!part?.parentElement) return;
    event.preventDefault();
    part.parentElement.scrollTop = part.offsetTop;
    part.querySelector('input')?.focus({ preventScroll: true });
  };
  return (
    <>
      <Letters aria-label={say('filter.letters', { title: group.title })}>
        {letters.map(({ letter }) => (
          // The browser jumps by itself where no script runs.
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

/** The options of a group: all of a few, the first of some, by their letters when they are many. */
export function FilterOptions({ group, chosen, onTick }: FilterOptionsProps) {
  const say = useUiText();
  const letters = byLetter(group.options);
  if (letters) return <Lettered {...{ group, letters, chosen, onTick }} />;
  const options = group.several === false ? [{ value: '', label: say('filter.all') }, ...group.options] : group.options;
  const rest = options.slice(firstShown);
  return (
    <>
      <Ticks>
        <Options group={{ ...group, options: options.slice(0, firstShown) }} {...{ chosen, onTick }} />
      </Ticks>
      {rest.length > 0 && (
        <More open={rest.some(({ value }) => chosen.includes(value))}>
          <summary>{say('filter.more', { count: rest.length })}</summary>
          <Ticks>
            <Options group={{ ...group, options: rest }} {...{ chosen, onTick }} />
          </Ticks>
        </More>
      )}
    </>
  );
}
