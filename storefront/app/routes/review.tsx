import { randomUUID } from 'node:crypto';
import { Container, Image, Pagination, Section, styled, UiLink } from '@mall/ui';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router-dom';
import { loadReview } from '#app/features/reviews/api/load-review.server.ts';
import { sendReply } from '#app/features/reviews/api/send-reply.server.ts';
import { Replies } from '#app/features/reviews/components/replies.tsx';
import { ReplyForm } from '#app/features/reviews/components/reply-form.tsx';
import { ReviewEntry } from '#app/features/reviews/components/review-entry.tsx';
import type { RouteHandle } from '#app/i18n/route-handle.ts';
import { paths, withQuery } from '#app/paths.ts';
import { gateway } from '#app/shared/gateway/gateway.server.ts';
import { handlePageError, notFound } from '#app/shared/gateway/page-error.server.ts';
import { PageBreadcrumbs } from '#app/shared/page-breadcrumbs.tsx';
import { readId } from '#app/shared/query-id.ts';
import { Seo } from '#app/shared/seo/seo.tsx';
import type { Route } from './+types/review';

export const handle = { namespaces: ['reviews', 'ui-deferred'] } satisfies RouteHandle;

const reviewId = (url: URL) => readId(url.searchParams.get('id')) ?? notFound();
const hrefOf = (id: number, page = 1) => withQuery(paths.review, { id, page: page > 1 ? page : undefined });

export async function loader({ context, url }: Route.LoaderArgs) {
  const id = reviewId(url);
  const asked = url.searchParams.get('page');
  const page = asked === null ? 1 : readId(asked);
  if (page === undefined || page > 10_000) notFound();
  const details = await loadReview(context.get(gateway), id, page).catch(handlePageError(url, context));
  if (page > Math.max(1, details.pages)) throw redirect(hrefOf(id, details.pages));
  return { details, page, idempotencyKey: randomUUID() };
}

/** Replies to the review. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return await sendReply(context.get(gateway), reviewId(url), await request.formData()).catch(handlePageError(url, context));
}

const About = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${theme.mall.size.thumbSmall} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: 0,
  marginBlockStart: theme.spacing(3),
}));

const Responses = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: theme.spacing(10) },
}));

/** Renders one review of a product, and the replies of other customers. */
export default function ReviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('reviews');
  const { details, page, idempotencyKey } = loaderData;
  const { review, product, replies, replyTotal, pages } = details;
  const productHref = withQuery(paths.product, { id: product.id });
  return (
    <>
      <Seo title={t('one.pageTitle', { product: product.name })} description={review.text} indexed={false} />
      <Container sx={{ paddingBlockEnd: { xs: 3, md: 6 } }}>
        <PageBreadcrumbs
          items={[{ label: t('home'), href: paths.home }, { label: product.name, href: productHref }, { label: t('one.title') }]}
        />
        <Typography variant="h1" sx={{ marginBlockStart: 3 }}>
          {t('one.title')}
        </Typography>
        <About>
          <Image src={product.image} alt="" ratio={1} sizes="72px" />
          <UiLink href={productHref}>{product.name}</UiLink>
        </About>
        <ReviewEntry review={review} />
      </Container>
      <Section ground="sunken" title={replyTotal > 0 ? t('replies.title', { count: replyTotal }) : t('replies.titleNone')}>
        <Responses>
          <div>
            <Replies replies={replies} />
            <Pagination page={page} count={pages} hrefOf={(other) => hrefOf(review.id, other)} sx={{ marginBlockStart: 5 }} />
          </div>
          <ReplyForm key={review.id} outcome={actionData} idempotencyKey={idempotencyKey} />
        </Responses>
      </Section>
    </>
  );
}
