import { join } from 'node:path'
import ts from 'typescript'

const programs = new Map<string, ts.Program>()

/** The program of a project, read once for all judges of one process. */
export function programOf(projectFolder: string): ts.Program {
  const program = programs.get(projectFolder) ?? readProgram(projectFolder)
  programs.set(projectFolder, program)
  return program
}

function readProgram(projectFolder: string): ts.Program {
  const path = join(projectFolder, 'tsconfig.json')
  const { config, error } = ts.readConfigFile(path, (file) => ts.sys.readFile(file))
  if (error !== undefined)
    throw new Error(`${path} does not read: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')}`)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, projectFolder)
  return ts.createProgram(fileNames, { ...options, composite: false, incremental: false, noEmit: true })
}
