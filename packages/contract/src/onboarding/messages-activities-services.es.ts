/** Activities of the tax service in services: six digits and the name (CIIU4.CL, in use since November 2018). */
export const servicesActivities = `
551001 Actividades de hoteles
551002 Actividades de moteles
551003 Actividades de residenciales para turistas
551009 Otras actividades de alojamiento para turistas n.c.p.
552000 Actividades de camping y de parques para casas rodantes
559001 Actividades de residenciales para estudiantes y trabajadores
559009 Otras actividades de alojamiento n.c.p.
561000 Actividades de restaurantes y de servicio móvil de comidas
562100 Suministro de comidas por encargo (servicios de banquetería)
562900 Suministro industrial de comidas por encargo; concesión de servicios de alimentación
563001 Actividades de discotecas y cabaret (night club), con predominio del servicio de bebidas
563009 Otras actividades de servicio de bebidas n.c.p.
581100 Edición de libros
581200 Edición de directorios y listas de correo
581300 Edición de diarios, revistas y otras publicaciones periódicas
581900 Otras actividades de edición
582000 Edición de programas informáticos
591100 Actividades de producción de películas cinematográficas, videos y programas de televisión
591200 Actividades de postproducción de películas cinematográficas, videos y programas de televisión
591300 Actividades de distribución de películas cinematográficas, videos y programas de televisión
591400 Actividades de exhibición de películas cinematográficas y cintas de video
592000 Actividades de grabación de sonido y edición de música
601000 Transmisiones de radio
602000 Programación y transmisiones de televisión
611010 Telefonía fija
611020 Telefonía de larga distancia
611030 Televisión de pago por cable
611090 Otros servicios de telecomunicaciones alámbricas n.c.p.
612010 Telefonía móvil celular
612020 Radiocomunicaciones móviles
612030 Televisión de pago inalámbrica
612090 Otros servicios de telecomunicaciones inalámbricas n.c.p.
613010 Telefonía móvil satelital
613020 Televisión de pago satelital
613090 Otros servicios de telecomunicaciones por satélite n.c.p.
619010 Centros de llamados y centros de acceso a internet
619090 Otras actividades de telecomunicaciones n.c.p.
620100 Actividades de programación informática
620200 Actividades de consultoría de informática y de gestión de instalaciones informáticas
620900 Otras actividades de tecnología de la información y de servicios informáticos
631100 Procesamiento de datos, hospedaje y actividades conexas
631200 Portales web
639100 Actividades de agencias de noticias
639900 Otras actividades de servicios de información n.c.p.
641100 Banca central
641910 Actividades bancarias
641990 Otros tipos de intermediación monetaria n.c.p.
642000 Actividades de sociedades de cartera
643000 Fondos y sociedades de inversión y entidades financieras similares
649100 Leasing financiero
649201 Financieras
649202 Actividades de crédito prendario
649203 Cajas de compensación
649209 Otras actividades de concesión de crédito n.c.p.
649900 Otras actividades de servicios financieros, excepto las de seguros y fondos de pensiones n.c.p.
651100 Seguros de vida
651210 Seguros generales, excepto actividades de isapres
651220 Actividades de isapres
652000 Reaseguros
653000 Fondos de pensiones
661100 Administración de mercados financieros
661201 Actividades de securitizadoras
661202 Corredores de bolsa
661203 Agentes de valores
661204 Actividades de casas de cambio y operadores de divisa
661209 Otros servicios de corretaje de valores y commodities n.c.p.
661901 Actividades de cámaras de compensación
661902 Administración de tarjetas de crédito
661903 Empresas de asesoría y consultoría en inversión financiera; sociedades de apoyo al giro
661904 Actividades de clasificadoras de riesgo
661909 Otras actividades auxiliares de las actividades de servicios financieros n.c.p.
662100 Evaluación de riesgos y daños (incluye actividades de liquidadores de seguros)
662200 Actividades de agentes y corredores de seguros
662900 Otras actividades auxiliares de las actividades de seguros y fondos de pensiones
663010 Administradoras de fondos de pensiones (AFP)
663091 Administradoras de fondos de inversión
663092 Administradoras de fondos mutuos
663093 Administradoras de FICE (fondos de inversión de capital extranjero)
663094 Administradoras de fondos para la vivienda
663099 Administradoras de fondos para otros fines n.c.p.
681011 Alquiler de bienes inmuebles amoblados o con equipos y maquinarias
681012 Compra, venta y alquiler (excepto amoblados) de inmuebles
681020 Servicios imputados de alquiler de viviendas
682000 Actividades inmobiliarias realizadas a cambio de una retribución o por contrata
691001 Servicios de asesoramiento y representación jurídica
691002 Servicio notarial
691003 Conservador de bienes raíces
691004 Receptores judiciales
691009 Servicios de arbitraje; síndicos de quiebra y peritos judiciales; otras actividades jurídicas n.c.p.
692000 Actividades de contabilidad, teneduría de libros y auditoría; consultoría fiscal
701000 Actividades de oficinas principales
702000 Actividades de consultoría de gestión
711001 Servicios de arquitectura (diseño de edificios, dibujo de planos de construcción, entre otros)
711002 Empresas de servicios de ingeniería y actividades conexas de consultoría técnica
711003 Servicios profesionales de ingeniería y actividades conexas de consultoría técnica
712001 Actividades de plantas de revisión técnica para vehículos automotores
712009 Otros servicios de ensayos y análisis técnicos (excepto actividades de plantas de revisión técnica)
721000 Investigaciones y desarrollo experimental en el campo de las ciencias naturales y la ingeniería
722000 Investigaciones y desarrollo experimental en el campo de las ciencias sociales y las humanidades
731001 Servicios de publicidad prestados por empresas
731002 Servicios de publicidad prestados por profesionales
732000 Estudios de mercado y encuestas de opinión pública
741001 Actividades de diseño de vestuario
741002 Actividades de diseño y decoración de interiores
741009 Otras actividades especializadas de diseño n.c.p.
742001 Servicios de revelado, impresión y ampliación de fotografías
742002 Servicios y actividades de fotografía
742003 Servicios personales de fotografía
749001 Asesoría y gestión en la compra o venta de pequeñas y medianas empresas
749002 Servicios de traducción e interpretación prestados por empresas
749003 Servicios personales de traducción e interpretación
749004 Actividades de agencias y agentes de representación de actores, deportistas y otras figuras públicas
749009 Otras actividades profesionales, científicas y técnicas n.c.p.
750001 Actividades de clínicas veterinarias
750002 Actividades de veterinarios, técnicos y otro personal auxiliar, prestadas de forma independiente
771000 Alquiler de vehículos automotores sin chofer
772100 Alquiler y arrendamiento de equipo recreativo y deportivo
772200 Alquiler de cintas de video y discos
772900 Alquiler de otros efectos personales y enseres domésticos (incluye mobiliario para eventos)
773001 Alquiler de equipos de transporte sin operario, excepto vehículos automotores
773002 Alquiler de maquinaria y equipo agropecuario, forestal, de construcción e ingeniería civil, sin operarios
773003 Alquiler de maquinaria y equipo de oficina, sin operarios (sin servicio administrativo)
773009 Alquiler de otros tipos de maquinarias y equipos sin operario n.c.p.
774000 Arrendamiento de propiedad intelectual y similares, excepto obras protegidas por derechos de autor
781000 Actividades de agencias de empleo
782000 Actividades de agencias de empleo temporal (incluye empresas de servicios transitorios)
783000 Otras actividades de dotación de recursos humanos
791100 Actividades de agencias de viajes
791200 Actividades de operadores turísticos
799000 Otros servicios de reservas y actividades conexas (incluye venta de entradas para teatro y otros)
801001 Servicios de seguridad privada prestados por empresas
801002 Servicio de transporte de valores en vehículos blindados
801003 Servicios de seguridad privada prestados por independientes
802000 Actividades de servicios de sistemas de seguridad (incluye servicios de cerrajería)
803000 Actividades de investigación (incluye actividades de investigadores y detectives privados)
811000 Actividades combinadas de apoyo a instalaciones
812100 Limpieza general de edificios
812901 Desratización, desinfección y exterminio de plagas no agrícolas
812909 Otras actividades de limpieza de edificios e instalaciones industriales n.c.p.
813000 Actividades de paisajismo, servicios de jardinería y servicios conexos
821100 Actividades combinadas de servicios administrativos de oficina
821900 Fotocopiado, preparación de documentos y otras actividades especializadas de apoyo de oficina
822000 Actividades de call center
823000 Organización de convenciones y exposiciones comerciales
829110 Actividades de agencias de cobro
829120 Actividades de agencias de calificación crediticia
829200 Actividades de envasado y empaquetado
829900 Otras actividades de servicios de apoyo a las empresas n.c.p.
841100 Actividades de la administración pública en general
841200 Regulación de las actividades de organismos que prestan servicios sanitarios, educativos, culturales
841300 Regulación y facilitación de la actividad económica
842100 Relaciones exteriores
842200 Actividades de defensa
842300 Actividades de mantenimiento del orden público y de seguridad
843010 Fondo Nacional de Salud (Fonasa)
843020 Instituto de Previsión Social (IPS)
843090 Otros planes de seguridad social de afiliación obligatoria n.c.p.
850011 Enseñanza preescolar pública
850012 Enseñanza primaria, secundaria científico-humanista y técnico-profesional pública
850021 Enseñanza preescolar privada
850022 Enseñanza primaria, secundaria científico-humanista y técnico-profesional privada
853110 Enseñanza superior en universidades públicas
853120 Enseñanza superior en universidades privadas
853201 Enseñanza superior en institutos profesionales
853202 Enseñanza superior en centros de formación técnica
854100 Enseñanza deportiva y recreativa
854200 Enseñanza cultural
854901 Enseñanza preuniversitaria
854902 Servicios personales de educación
854909 Otros tipos de enseñanza n.c.p.
855000 Actividades de apoyo a la enseñanza
861010 Actividades de hospitales y clínicas públicas
861020 Actividades de hospitales y clínicas privadas
862010 Actividades de centros de salud municipalizados (servicios de salud pública)
862021 Centros médicos privados (establecimientos de atención ambulatoria)
862022 Centros de atención odontológica privados (establecimientos de atención ambulatoria)
862031 Servicios de médicos prestados de forma independiente
862032 Servicios de odontólogos prestados de forma independiente
869010 Actividades de laboratorios clínicos y bancos de sangre
869091 Otros servicios de atención de la salud humana prestados por empresas
869092 Servicios prestados de forma independiente por otros profesionales de la salud
871000 Actividades de atención de enfermería en instituciones
872000 Actividades de atención en instituciones para personas con discapacidad mental y toxicómanos
873000 Actividades de atención en instituciones para personas de edad y personas con discapacidad física
879000 Otras actividades de atención en instituciones
881000 Actividades de asistencia social sin alojamiento para personas de edad y personas con discapacidad
889000 Otras actividades de asistencia social sin alojamiento
900001 Servicios de producción de obras de teatro, conciertos, espectáculos de danza y otras producciones escénicas
900002 Actividades artísticas realizadas por bandas de música, compañías de teatro, circenses y similares
900003 Actividades de artistas realizadas de forma independiente: actores, músicos, escritores, entre otros
900004 Servicios prestados por periodistas independientes
900009 Otras actividades creativas, artísticas y de entretenimiento n.c.p.
910100 Actividades de bibliotecas y archivos
910200 Actividades de museos, gestión de lugares y edificios históricos
910300 Actividades de jardines botánicos, zoológicos y reservas naturales
920010 Actividades de casinos de juegos
920090 Otras actividades de juegos de azar y apuestas n.c.p.
931101 Hipódromos
931102 Gestión de salas de billar; gestión de salas de bolos (bowling)
931109 Gestión de otras instalaciones deportivas n.c.p.
931201 Actividades de clubes de fútbol amateur y profesional
931209 Actividades de otros clubes deportivos n.c.p.
931901 Promoción y organización de competencias deportivas
931909 Otras actividades deportivas n.c.p.
932100 Actividades de parques de atracciones y parques temáticos
932901 Gestión de salas de pool; gestión (explotación) de juegos electrónicos
932909 Otras actividades de esparcimiento y recreativas n.c.p.
941100 Actividades de asociaciones empresariales y de empleadores
941200 Actividades de asociaciones profesionales
942000 Actividades de sindicatos
949100 Actividades de organizaciones religiosas
949200 Actividades de organizaciones políticas
949901 Actividades de centros de madres
949902 Actividades de clubes sociales
949903 Fundaciones y corporaciones; asociaciones que promueven actividades culturales o recreativas
949904 Consejo de administración de edificios y condominios
949909 Actividades de otras asociaciones n.c.p.
951100 Reparación de computadores y equipo periférico
951200 Reparación de equipo de comunicaciones (incluye la reparación de teléfonos celulares)
952100 Reparación de aparatos electrónicos de consumo (incluye aparatos de televisión y radio)
952200 Reparación de aparatos de uso doméstico, equipo doméstico y de jardinería
952300 Reparación de calzado y de artículos de cuero
952400 Reparación de muebles y accesorios domésticos
952900 Reparación de otros efectos personales y enseres domésticos
960100 Lavado y limpieza, incluida la limpieza en seco, de productos textiles y de piel
960200 Peluquería y otros tratamientos de belleza
960310 Servicios funerarios
960320 Servicios de cementerios
960901 Servicios de adiestramiento, guardería, peluquería, paseo de mascotas (excepto actividades veterinarias)
960902 Actividades de salones de masajes, baños turcos, saunas, servicio de baños públicos
960909 Otras actividades de servicios personales n.c.p.
970000 Actividades de los hogares como empleadores de personal doméstico
990000 Actividades de organizaciones y órganos extraterritoriales
`
