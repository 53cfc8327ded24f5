import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { forwardPropsExcept } from '../../styles/forwardPropsExcept.ts';
import type { RootProps } from '../../styles/rootProps.ts';
import { styled } from '../../styles/styled.ts';
import { Container } from '../Container/Container.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Image } from '../Image/Image.tsx';

/** Props of {@link Feature}. */
export interface FeatureProps extends RootProps<'section'> {
  /** Heading of the band. */
  title: string;
  /** Short line above the heading. */
  eyebrow?: string;
  /** Body text. */
  children?: ReactNode;
  /** Button or link to continue. */
  action?: ReactNode;
  /** Large image with its alternative text. @since 0.4.0 */
  image: { src: string; alt: string };
  /** Aspect ratio (width / height) of the image. @default 6 / 5 */
  ratio?: number;
  /**
   * Position of the image on desktop; on a phone it is always first.
   * @default 'end'
   * @since 0.4.0
   */
  imageAt?: 'start' | 'end';
  /** Level of the heading. @default 2 */
  level?: 1 | 2 | 3;
  /** Marks the first image of the page. @default false */
  priority?: boolean;
}

const Spread = styled('section', { shouldForwardProp: forwardPropsExcept('imageAt') })<{ imageAt: 'start' | 'end' }>(
  ({ theme, imageAt }) => ({
    paddingBlock: theme.spacing(3, 7),
    [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(5, 10) },
    '& > div': {
      display: 'grid',
      alignItems: 'center',
      gap: theme.spacing(4),
      [theme.breakpoints.up('md')]: {
        gridTemplateColumns: imageAt === 'end' ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: theme.spacing(10),
      },
    },
    // A Chinese heading breaks at its punctuation, not inside a word; without punctuation it breaks anywhere.
    '& :is(h1, h2, h3):lang(zh)': { wordBreak: 'keep-all' },
    '& .plate': { order: -1, [theme.breakpoints.up('md')]: { order: imageAt === 'end' ? 1 : -1 } },
    '& .text': {
      ...theme.typography.subtitle1,
      maxWidth: theme.mall.size.measure,
      marginBlock: theme.spacing(3),
      color: theme.vars.palette.roles.inkSoft,
    },
  }),
);

/** Shows a large image with a heading, a few sentences and one link. */
export function Feature(props: FeatureProps) {
  const { title, eyebrow, children, action, image, ratio = 6 / 5, imageAt = 'end', level = 2, priority = false, ...root } = props;
  const id = useId();
  return (
    <Spread {...root} imageAt={imageAt} aria-labelledby={id}>
      <Container>
        <div>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Typography id={id} variant="h1" component={`h${level}`}>
            {title}
          </Typography>
          {children && <div className="text">{children}</div>}
          {action}
        </div>
        <div className="plate">
          <Image {...image} ratio={ratio} sizes="(min-width: 900px) 55vw, 100vw" priority={priority} />
        </div>
      </Container>
    </Spread>
  );
}
