/** Attribute of `<html>` with the color scheme: `data-scheme="light"` or `"dark"`. */
export const schemeAttribute = 'data-scheme';
