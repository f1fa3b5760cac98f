/** The parts of a workbook that do not depend on its rows: Office Open XML, ISO 29500. */
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const packaging = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const each = (count: number, part: (number: number) => string): string =>
  Array.from({ length: count }, (_none, index) => part(index + 1)).join('')

/** The content type of each file of the workbook. */
export const contentTypes = (sheets: number): string =>
  `${head}<Types xmlns="${packaging}/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
  each(
    sheets,
    (number) =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${type}.worksheet+xml"/>`,
  ) +
  '</Types>'

/** The relationship to the workbook. */
export const relationships =
  `${head}<Relationships xmlns="${packaging}/relationships">` +
  `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** The sheets with their names, which are already escaped. */
export const workbook = (names: readonly string[]): string =>
  `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
  names
    .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('') +
  '</sheets></workbook>'

/** The relationships to the sheets and their styles. */
export const workbookRelationships = (sheets: number): string =>
  `${head}<Relationships xmlns="${packaging}/relationships">` +
  each(
    sheets,
    (number) =>
      `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
  ) +
  `<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/**
 * Cell styles by index: plain, heading, instant, whole number, two decimals, rate. The spreadsheet program chooses the
 * separators.
 */
export const styles =
  `${head}<styleSheet xmlns="${main}"><numFmts count="2">` +
  '<numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="#,##0.000000"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/>' +
  '<xf numFmtId="0" fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/>' +
  '<xf numFmtId="3" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>'
