const settings: Readonly<Record<number, string>> = {
  403: 'Access refused (HTTP 403). For a browser, add its origin to MALL_CORS_ORIGINS.',
  404: 'Nothing answers at this path (HTTP 404). Check baseUrl.',
};

/** Says which setting an HTTP status leads back to. A browser hides the status of a redirect: it is 0. */
export function settingReason(status = 200): string | undefined {
  if (status === 0 || (status >= 300 && status < 400)) return 'Redirects are not followed. Check baseUrl.';
  return settings[status];
}
