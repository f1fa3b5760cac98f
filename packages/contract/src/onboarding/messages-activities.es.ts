/**
 * Activity codes of the tax service (CIIU4.CL 2012, as used by the Servicio de Impuestos Internos), each with its name:
 * a selection of common ones, which staff extend.
 */
const activities = `
011101 Cultivo de trigo
011102 Cultivo de maíz
011200 Cultivo de arroz
011301 Cultivo de papas
012112 Cultivo de uva destinada a la producción de vino
012120 Cultivo de uva para mesa
014101 Cría de ganado bovino para la producción lechera
014500 Cría de cerdos
015000 Cultivo de productos agrícolas en combinación con la cría de animales
022000 Extracción de madera
031110 Pesca marítima industrial, excepto de barcos factoría
031120 Pesca marítima artesanal
040000 Extracción y procesamiento de cobre
051000 Extracción de carbón de piedra
061000 Extracción de petróleo crudo
062000 Extracción de gas natural
071000 Extracción de minerales de hierro
081000 Extracción de piedra, arena y arcilla
105000 Elaboración de productos lácteos
107100 Elaboración de productos de panadería y pastelería
110200 Elaboración de vinos
110300 Elaboración de bebidas malteadas y de malta
110401 Elaboración de bebidas no alcohólicas
152000 Fabricación de calzado
161000 Aserrado y acepilladura de madera
181101 Impresión de libros
181109 Otras actividades de impresión
310001 Fabricación de muebles principalmente de madera
360000 Captación, tratamiento y distribución de agua
410010 Construcción de edificios para uso residencial
410020 Construcción de edificios para uso no residencial
421000 Construcción de carreteras y líneas de ferrocarril
429000 Construcción de otras obras de ingeniería civil
432100 Instalaciones eléctricas
432200 Instalaciones de gasfitería, calefacción y aire acondicionado
433000 Terminación y acabado de edificios
439000 Otras actividades especializadas de construcción
451001 Venta al por mayor de vehículos automotores
451002 Venta al por menor de vehículos automotores nuevos o usados
452001 Servicio de lavado de vehículos automotores
452002 Mantenimiento y reparación de vehículos automotores
453000 Venta de partes, piezas y accesorios para vehículos automotores
464100 Venta al por mayor de productos textiles, prendas de vestir y calzado
464901 Venta al por mayor de muebles, excepto muebles de oficina
464902 Venta al por mayor de artículos eléctricos y electrónicos para el hogar
464903 Venta al por mayor de artículos de perfumería, de tocador y cosméticos
464904 Venta al por mayor de artículos de papelería y escritorio
464907 Venta al por mayor de productos farmacéuticos y medicinales
465100 Venta al por mayor de computadores, equipo periférico y programas informáticos
465200 Venta al por mayor de equipo, partes y piezas electrónicos y de telecomunicaciones
465909 Venta al por mayor de otros tipos de maquinaria y equipo
466200 Venta al por mayor de metales y minerales metalíferos
466302 Venta al por mayor de materiales de construcción, ferretería, gasfitería y calefacción
469000 Venta al por mayor no especializada
471100 Venta al por menor de alimentos, bebidas o tabaco en supermercados e hipermercados
471990 Otras ventas al por menor en comercios no especializados
472101 Venta al por menor de alimentos en almacenes pequeños y minimarkets
472200 Venta al por menor de bebidas en comercios especializados (botillerías)
473000 Venta al por menor de combustibles para vehículos automotores
474100 Venta al por menor de computadores, programas informáticos y equipo de telecomunicaciones
475100 Venta al por menor de telas y otros textiles en comercios especializados
475201 Venta al por menor de artículos de ferretería y materiales de construcción
476101 Venta al por menor de libros en comercios especializados
477101 Venta al por menor de calzado en comercios especializados
477102 Venta al por menor de prendas y accesorios de vestir en comercios especializados
477201 Venta al por menor de productos farmacéuticos y medicinales
479100 Venta al por menor por correo, por internet y vía telefónica
492300 Transporte de carga por carretera
501200 Transporte de carga marítimo y de cabotaje
511000 Transporte de pasajeros por vía aérea
512000 Transporte de carga por vía aérea
521001 Explotación de frigoríficos para almacenamiento y depósito
521009 Otros servicios de almacenamiento y depósito
522400 Manipulación de la carga
522910 Agencias de aduanas
522920 Agencias de naves
522990 Otras actividades de apoyo al transporte
531000 Actividades postales
532000 Actividades de mensajería
551001 Actividades de hoteles
561000 Actividades de restaurantes y de servicio móvil de comidas
562100 Suministro de comidas por encargo (banquetería)
581100 Edición de libros
581300 Edición de diarios, revistas y otras publicaciones periódicas
582000 Edición de programas informáticos
591100 Producción de películas cinematográficas, videos y programas de televisión
601000 Transmisiones de radio
602000 Programación y transmisiones de televisión
620100 Actividades de programación informática
620200 Consultoría de informática y gestión de instalaciones informáticas
620900 Otras actividades de tecnología de la información y de servicios informáticos
631100 Procesamiento de datos, hospedaje y actividades conexas
631200 Portales web
639100 Actividades de agencias de noticias
642000 Actividades de sociedades de cartera
643000 Fondos y sociedades de inversión y entidades financieras similares
662200 Actividades de agentes y corredores de seguros
681011 Alquiler de bienes inmuebles amoblados o con equipos y maquinarias
681012 Compra, venta y alquiler (excepto amoblados) de inmuebles
682000 Actividades inmobiliarias a cambio de una retribución o por contrata
691001 Servicios de asesoramiento y representación jurídica
692000 Contabilidad, teneduría de libros y auditoría; consultoría fiscal
701000 Actividades de oficinas principales
702000 Actividades de consultoría de gestión
711001 Servicios de arquitectura
711002 Empresas de servicios de ingeniería y consultoría técnica
721000 Investigación y desarrollo en ciencias naturales e ingeniería
722000 Investigación y desarrollo en ciencias sociales y humanidades
731001 Servicios de publicidad prestados por empresas
732000 Estudios de mercado y encuestas de opinión pública
771000 Alquiler de vehículos automotores sin chofer
781000 Actividades de agencias de empleo
782000 Actividades de agencias de empleo temporal
791100 Actividades de agencias de viajes
791200 Actividades de operadores turísticos
801001 Servicios de seguridad privada prestados por empresas
812100 Limpieza general de edificios
813000 Actividades de paisajismo y servicios de jardinería
823000 Organización de convenciones y exposiciones comerciales
829200 Actividades de envasado y empaquetado
829900 Otras actividades de servicios de apoyo a las empresas
855000 Actividades de apoyo a la enseñanza
941100 Actividades de asociaciones empresariales y de empleadores
941200 Actividades de asociaciones profesionales
942000 Actividades de sindicatos
949100 Actividades de organizaciones religiosas
951100 Reparación de computadores y equipo periférico
960200 Peluquería y otros tratamientos de belleza
`

/** The activities before staff change them, by code. */
export const initialActivities: { code: string; name: string }[] = activities
  .trim()
  .split('\n')
  .map((line) => ({ code: line.slice(0, 6), name: line.slice(7) }))
