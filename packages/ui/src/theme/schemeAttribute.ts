/** The attribute of `<html>` that carries the colour scheme: `data-scheme="light"` or `"dark"`. */
export const schemeAttribute = 'data-scheme';
