// Must run on any Node version of the machine, so it uses no modern syntax.
const major = Number(process.versions.node.split('.')[0])
if (major < 20) {
  console.error(
    'Puente needs Node 20 or newer to install itself, and this is Node ' + process.versions.node + '.',
  )
  process.exitCode = 1
} else {
  import('./setup/run.mjs')
    .then((module) => module.launch(process.argv.slice(2)))
    .catch((error) => {
      console.error(error)
      process.exitCode = 1
    })
}
