/** The path of a source file in a build. */
export const asScript = (file: string): string => file.replace(/\.ts$/, '.js')
