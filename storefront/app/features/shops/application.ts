import type { FormErrors } from '@mall/ui/rules';

/** Where the customer's application for a shop stands. */
export type ShopState = { readonly kind: 'none' } | { readonly kind: 'approved' } | DisplayedState;

/** What is told of an application and leads nowhere by itself. */
export type DisplayedState = { readonly kind: 'review' } | { readonly kind: 'rejected'; readonly reason: string };

/** The application's fields as the form shows them; the region is `province,city,district`. */
export interface Draft {
  readonly name: string;
  readonly shop_information: string;
  readonly cid: string;
  readonly shop_range: string;
  readonly realname: string;
  readonly ID_number: string;
  readonly tel: string;
  readonly city_all: string;
  readonly address: string;
  readonly shop_nature: '0' | '1';
  readonly imgUrls: readonly string[];
}

/** What the form for an application is made of. */
export interface ApplicationPaper {
  readonly kind: 'form';
  /** The rejected application that is sent again; 0 for a first one. */
  readonly id: number;
  /** What was sent before. */
  readonly sent: Draft | undefined;
  readonly kinds: readonly { readonly id: number; readonly name: string }[];
  readonly regions: Regions;
  /** Its html is sanitised by the gateway. */
  readonly agreement: { readonly title: string; readonly html: string };
}

/** Provinces with their cities and districts. */
export type Regions = readonly { value: string; label: string; children?: Regions }[];

/** What the application page shows. */
export type ShopPage = ApplicationPaper | Exclude<ShopState, { kind: 'none' }>;

/** What sending an application came to. */
export type ApplyOutcome =
  | { readonly kind: 'sent' }
  | {
      readonly kind: 'refused';
      /** When: two equal refusals in a row are still two. */
      readonly at: number;
      /** By field: text keys of @mall/ui, or the mall's own words. */
      readonly errors: FormErrors;
      /** What is to be said of the whole; undefined when the fields say it. */
      readonly message: 'notAnswered' | { readonly text: string } | undefined;
      /** What was entered, for the form of a page without script. */
      readonly entered: Draft;
    };

/** What the mall says to a name; without a fault a shop may have it. */
export interface NameAnswer {
  readonly name: string;
  readonly fault: string | undefined;
}
