/**
 * Returns a method of a class that blocks as the one of the class for asyncio. Their names, arguments, results and docstrings are equal, so only the
 * words of the definition and of the call differ. The iterator of pages is defined without `async`: it returns an asynchronous generator.
 */
export const asyncMethod = (method: string) =>
  method
    .replaceAll(/^ {4}def (?!iterate_)/gm, '    async def ')
    .replaceAll(/(?<= = |return )self\._client\.call\(/g, 'await self._client.call(')
    .replaceAll(/(?<=-> )Iterator\[/g, 'AsyncIterator[')
    .replaceAll(/(?<=return )iterate\(/g, 'iterate_async(');
