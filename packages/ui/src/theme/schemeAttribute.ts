/** The attribute of `<html>` that carries the color scheme: `data-scheme="light"` or `"dark"`. */
export const schemeAttribute = 'data-scheme';
