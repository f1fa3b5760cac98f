/** Activities of the tax service in utilities, construction, trade and transport: six digits and the name (CIIU4.CL, in use since November 2018). */
export const tradeActivities = `
351011 Generación de energía eléctrica en centrales hidroeléctricas
351012 Generación de energía eléctrica en centrales termoeléctricas
351019 Generación de energía eléctrica en otras centrales n.c.p.
351020 Transmisión de energía eléctrica
351030 Distribución de energía eléctrica
352010 Regasificación de gas natural licuado (GNL)
352020 Fabricación de gas; distribución de combustibles gaseosos por tubería, excepto regasificación de GNL
353001 Suministro de vapor y de aire acondicionado
353002 Elaboración de hielo (excepto fabricación de hielo seco)
360000 Captación, tratamiento y distribución de agua
370000 Evacuación y tratamiento de aguas servidas
381100 Recogida de desechos no peligrosos
381200 Recogida de desechos peligrosos
382100 Tratamiento y eliminación de desechos no peligrosos
382200 Tratamiento y eliminación de desechos peligrosos
383001 Recuperación y reciclamiento de desperdicios y desechos metálicos
383002 Recuperación y reciclamiento de papel
383003 Recuperación y reciclamiento de vidrio
383009 Recuperación y reciclamiento de otros desperdicios y desechos n.c.p.
390000 Actividades de descontaminación y otros servicios de gestión de desechos
410010 Construcción de edificios para uso residencial
410020 Construcción de edificios para uso no residencial
421000 Construcción de carreteras y líneas de ferrocarril
422000 Construcción de proyectos de servicio público
429000 Construcción de otras obras de ingeniería civil
431100 Demolición
431200 Preparación del terreno
432100 Instalaciones eléctricas
432200 Instalaciones de gasfitería, calefacción y aire acondicionado
432900 Otras instalaciones para obras de construcción
433000 Terminación y acabado de edificios
439000 Otras actividades especializadas de construcción
451001 Venta al por mayor de vehículos automotores
451002 Venta al por menor de vehículos automotores nuevos o usados (incluye compraventa)
452001 Servicio de lavado de vehículos automotores
452002 Mantenimiento y reparación de vehículos automotores
453000 Venta de partes, piezas y accesorios para vehículos automotores
454001 Venta de motocicletas
454002 Venta de partes, piezas y accesorios de motocicletas
454003 Mantenimiento y reparación de motocicletas
461001 Corretaje al por mayor de productos agrícolas
461002 Corretaje al por mayor de ganado
461009 Otros tipos de corretajes o remates al por mayor n.c.p.
462010 Venta al por mayor de materias primas agrícolas
462020 Venta al por mayor de animales vivos
462090 Venta al por mayor de otras materias primas agropecuarias n.c.p.
463011 Venta al por mayor de frutas y verduras
463012 Venta al por mayor de carne y productos cárnicos
463013 Venta al por mayor de productos del mar (pescados, mariscos y algas)
463014 Venta al por mayor de productos de confitería
463019 Venta al por mayor de huevos, lácteos, abarrotes y de otros alimentos n.c.p.
463020 Venta al por mayor de bebidas alcohólicas y no alcohólicas
463030 Venta al por mayor de tabaco
464100 Venta al por mayor de productos textiles, prendas de vestir y calzado
464901 Venta al por mayor de muebles, excepto muebles de oficina
464902 Venta al por mayor de artículos eléctricos y electrónicos para el hogar
464903 Venta al por mayor de artículos de perfumería, de tocador y cosméticos
464904 Venta al por mayor de artículos de papelería y escritorio
464905 Venta al por mayor de libros
464906 Venta al por mayor de diarios y revistas
464907 Venta al por mayor de productos farmacéuticos y medicinales
464908 Venta al por mayor de instrumentos científicos y quirúrgicos
464909 Venta al por mayor de otros enseres domésticos n.c.p.
465100 Venta al por mayor de computadores, equipo periférico y programas informáticos
465200 Venta al por mayor de equipo, partes y piezas electrónicos y de telecomunicaciones
465300 Venta al por mayor de maquinaria, equipo y materiales agropecuarios
465901 Venta al por mayor de maquinaria metalúrgica, para la minería, extracción de petróleo y construcción
465902 Venta al por mayor de maquinaria para la elaboración de alimentos, bebidas y tabaco
465903 Venta al por mayor de maquinaria para la industria textil, del cuero y del calzado
465904 Venta al por mayor de maquinaria y equipo de oficina; venta al por mayor de muebles de oficina
465905 Venta al por mayor de equipo de transporte (excepto vehículos automotores, motocicletas y bicicletas)
465909 Venta al por mayor de otros tipos de maquinaria y equipo n.c.p.
466100 Venta al por mayor de combustibles sólidos, líquidos y gaseosos y productos conexos
466200 Venta al por mayor de metales y minerales metalíferos
466301 Venta al por mayor de madera en bruto y productos primarios de la elaboración de madera
466302 Venta al por mayor de materiales de construcción, artículos de ferretería, gasfitería y calefacción
466901 Venta al por mayor de productos químicos
466902 Venta al por mayor de desechos metálicos (chatarra)
466909 Venta al por mayor de desperdicios, desechos y otros productos n.c.p.
469000 Venta al por mayor no especializada
471100 Venta al por menor en comercios de alimentos, bebidas o tabaco (supermercados e hipermercados)
471910 Venta al por menor en comercios de vestuario y productos para el hogar (grandes tiendas)
471990 Otras actividades de venta al por menor en comercios no especializados n.c.p.
472101 Venta al por menor de alimentos en comercios especializados (almacenes pequeños y minimarket)
472102 Venta al por menor en comercios especializados de carne y productos cárnicos
472103 Venta al por menor en comercios especializados de frutas y verduras (verdulerías)
472104 Venta al por menor en comercios especializados de pescado, mariscos y productos conexos
472105 Venta al por menor en comercios especializados de productos de panadería y pastelería
472109 Venta al por menor en comercios especializados de huevos, confites y productos alimenticios n.c.p.
472200 Venta al por menor de bebidas alcohólicas y no alcohólicas en comercios especializados (botillerías)
472300 Venta al por menor de tabaco y productos de tabaco en comercios especializados
473000 Venta al por menor de combustibles para vehículos automotores en comercios especializados
474100 Venta al por menor de computadores, equipo periférico, programas informáticos y equipo de telecomunicaciones
474200 Venta al por menor de equipo de sonido y de video en comercios especializados
475100 Venta al por menor de telas, lanas, hilos y similares en comercios especializados
475201 Venta al por menor de artículos de ferretería y materiales de construcción
475202 Venta al por menor de pinturas, barnices y lacas en comercios especializados
475203 Venta al por menor de productos de vidrio en comercios especializados
475300 Venta al por menor de tapices, alfombras y cubrimientos para paredes y pisos
475901 Venta al por menor de muebles y colchones en comercios especializados
475902 Venta al por menor de instrumentos musicales en comercios especializados
475909 Venta al por menor de aparatos eléctricos, textiles para el hogar y otros enseres domésticos n.c.p.
476101 Venta al por menor de libros en comercios especializados
476102 Venta al por menor de diarios y revistas en comercios especializados
476103 Venta al por menor de artículos de papelería y escritorio en comercios especializados
476200 Venta al por menor de grabaciones de música y de video en comercios especializados
476301 Venta al por menor de artículos de caza y pesca en comercios especializados
476302 Venta al por menor de bicicletas y sus repuestos en comercios especializados
476309 Venta al por menor de otros artículos y equipos de deporte n.c.p.
476400 Venta al por menor de juegos y juguetes en comercios especializados
477101 Venta al por menor de calzado en comercios especializados
477102 Venta al por menor de prendas y accesorios de vestir en comercios especializados
477103 Venta al por menor de carteras, maletas y otros accesorios de viaje en comercios especializados
477201 Venta al por menor de productos farmacéuticos y medicinales en comercios especializados
477202 Venta al por menor de artículos ortopédicos en comercios especializados
477203 Venta al por menor de artículos de perfumería, de tocador y cosméticos en comercios especializados
477310 Venta al por menor de gas licuado en bombonas (cilindros) en comercios especializados
477391 Venta al por menor de alimento y accesorios para mascotas en comercios especializados
477392 Venta al por menor de armas y municiones en comercios especializados
477393 Venta al por menor de artículos ópticos en comercios especializados
477394 Venta al por menor de artículos de joyería, bisutería y relojería en comercios especializados
477395 Venta al por menor de carbón, leña y otros combustibles de uso doméstico en comercios especializados
477396 Venta al por menor de recuerdos, artesanías y artículos religiosos en comercios especializados
477397 Venta al por menor de flores, plantas, árboles, semillas y abonos en comercios especializados
477398 Venta al por menor de mascotas en comercios especializados
477399 Venta al por menor de otros productos en comercios especializados n.c.p.
477401 Venta al por menor de antigüedades en comercios
477402 Venta al por menor de ropa usada en comercios
477409 Venta al por menor de otros artículos de segunda mano en comercios n.c.p.
478100 Venta al por menor de alimentos, bebidas y tabaco en puestos de venta y mercados (incluye ferias)
478200 Venta al por menor de productos textiles, prendas de vestir y calzado en puestos de venta y mercados
478900 Venta al por menor de otros productos en puestos de venta y mercados (incluye ferias)
479100 Venta al por menor por correo, por internet y vía telefónica
479901 Venta al por menor realizada por independientes en la locomoción colectiva (Ley 20.388)
479902 Venta al por menor mediante máquinas expendedoras
479903 Venta al por menor por comisionistas (no dependientes de comercios)
479909 Otras actividades de venta al por menor no realizadas en comercios, puestos de venta o mercados n.c.p.
491100 Transporte interurbano de pasajeros por ferrocarril
491200 Transporte de carga por ferrocarril
492110 Transporte urbano y suburbano de pasajeros vía metro y metrotrén
492120 Transporte urbano y suburbano de pasajeros vía locomoción colectiva
492130 Transporte de pasajeros vía taxi colectivo
492190 Otras actividades de transporte urbano y suburbano de pasajeros por vía terrestre n.c.p.
492210 Servicios de transporte de escolares
492220 Servicios de transporte de trabajadores
492230 Servicios de transporte de pasajeros en taxis libres y radiotaxis
492240 Servicios de transporte a turistas
492250 Transporte de pasajeros en buses interurbanos
492290 Otras actividades de transporte de pasajeros por vía terrestre n.c.p.
492300 Transporte de carga por carretera
493010 Transporte por oleoductos
493020 Transporte por gasoductos
493090 Otras actividades de transporte por tuberías n.c.p.
501100 Transporte de pasajeros marítimo y de cabotaje
501200 Transporte de carga marítimo y de cabotaje
502100 Transporte de pasajeros por vías de navegación interiores
502200 Transporte de carga por vías de navegación interiores
511000 Transporte de pasajeros por vía aérea
512000 Transporte de carga por vía aérea
521001 Explotación de frigoríficos para almacenamiento y depósito
521009 Otros servicios de almacenamiento y depósito n.c.p.
522110 Explotación de terminales terrestres de pasajeros
522120 Explotación de estacionamientos de vehículos automotores y parquímetros
522130 Servicios prestados por concesionarios de carreteras
522190 Actividades de servicios vinculadas al transporte terrestre n.c.p.
522200 Actividades de servicios vinculadas al transporte acuático
522300 Actividades de servicios vinculadas al transporte aéreo
522400 Manipulación de la carga
522910 Agencias de aduanas
522920 Agencias de naves
522990 Otras actividades de apoyo al transporte n.c.p.
531000 Actividades postales
532000 Actividades de mensajería
`
